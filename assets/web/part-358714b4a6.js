import{e}from"./part-11a415b659.js";import{wt}from"./part-7619eb74c6.js";import{an}from"./part-6104999630.js";function ht({look:o,size:t}){return e("span",{class:"look-picture",style:{width:`${t}px`,height:`${t}px`},children:e(wt,{name:`${o.id} ${o.updatedAt}`,style:o.style,sample:an(),ready:!0,size:t})})}
export{ht};
