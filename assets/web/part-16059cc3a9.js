import{e}from"./part-dbd00885b2.js";import{Ht}from"./part-44850d9063.js";import{Nn}from"./part-015314f177.js";function zt({look:o,size:t}){return e("span",{class:"look-picture",style:{width:`${t}px`,height:`${t}px`},children:e(Ht,{name:`${o.id} ${o.updatedAt}`,style:o.style,sample:Nn(),ready:!0,size:t})})}
export{zt};
