import{e}from"./part-6cd32ca027.js";import{Ht}from"./part-4e9be14cb1.js";import{Nn}from"./part-1dbb9389d9.js";function zt({look:o,size:t}){return e("span",{class:"look-picture",style:{width:`${t}px`,height:`${t}px`},children:e(Ht,{name:`${o.id} ${o.updatedAt}`,style:o.style,sample:Nn(),ready:!0,size:t})})}
export{zt};
