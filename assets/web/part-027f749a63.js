import{e}from"./part-e8f2ea5b8f.js";import{Xe}from"./part-73a8ed1784.js";import{Yn}from"./part-8d62e393dc.js";function At({look:o,size:t}){return e("span",{class:"look-picture",style:{width:`${t}px`,height:`${t}px`},children:e(Xe,{name:`${o.id} ${o.updatedAt}`,style:o.style,sample:Yn(),ready:!0,size:t})})}
export{At};
