import{e}from"./part-2c83fede61.js";import{et}from"./part-eb0207de86.js";import{ro}from"./part-afc440207f.js";function Ot({look:o,size:t}){return e("span",{class:"look-picture",style:{width:`${t}px`,height:`${t}px`},children:e(et,{name:`${o.id} ${o.updatedAt}`,style:o.style,sample:ro(),ready:!0,size:t})})}
export{Ot};
