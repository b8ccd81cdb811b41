import{e}from"./part-a7a5223621.js";import{it}from"./part-40a0e810c3.js";import{yo}from"./part-3b3beca1f4.js";function zt({look:o,size:t}){return e("span",{class:"look-picture",style:{width:`${t}px`,height:`${t}px`},children:e(it,{name:`${o.id} ${o.updatedAt}`,style:o.style,sample:yo(),ready:!0,size:t})})}
export{zt};
