import{e}from"./part-10e01ed097.js";import{et}from"./part-be33f4853d.js";import{io}from"./part-9d6dec9754.js";function Ot({look:o,size:t}){return e("span",{class:"look-picture",style:{width:`${t}px`,height:`${t}px`},children:e(et,{name:`${o.id} ${o.updatedAt}`,style:o.style,sample:io(),ready:!0,size:t})})}
export{Ot};
