import{e}from"./part-ff96898722.js";import{wt}from"./part-86af71bdc8.js";import{dn}from"./part-b584e96920.js";function ht({look:o,size:t}){return e("span",{class:"look-picture",style:{width:`${t}px`,height:`${t}px`},children:e(wt,{name:`${o.id} ${o.updatedAt}`,style:o.style,sample:dn(),ready:!0,size:t})})}
export{ht};
