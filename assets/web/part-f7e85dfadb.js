import{e}from"./part-8d26b89c2e.js";import{et}from"./part-361759cf80.js";import{ro}from"./part-8157debc51.js";function Ot({look:o,size:t}){return e("span",{class:"look-picture",style:{width:`${t}px`,height:`${t}px`},children:e(et,{name:`${o.id} ${o.updatedAt}`,style:o.style,sample:ro(),ready:!0,size:t})})}
export{Ot};
