import{e}from"./part-67644b63cd.js";import{et}from"./part-4c09c2460d.js";import{ro}from"./part-5ae8d6c635.js";function Ot({look:o,size:t}){return e("span",{class:"look-picture",style:{width:`${t}px`,height:`${t}px`},children:e(et,{name:`${o.id} ${o.updatedAt}`,style:o.style,sample:ro(),ready:!0,size:t})})}
export{Ot};
