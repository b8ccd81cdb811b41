import{e}from"./part-cf2646a6a4.js";import{ot}from"./part-9722f9d85f.js";import{co}from"./part-4f865291df.js";function Ft({look:o,size:t}){return e("span",{class:"look-picture",style:{width:`${t}px`,height:`${t}px`},children:e(ot,{name:`${o.id} ${o.updatedAt}`,style:o.style,sample:co(),ready:!0,size:t})})}
export{Ft};
