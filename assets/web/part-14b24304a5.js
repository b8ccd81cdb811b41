import{e}from"./part-2b50907bd1.js";import{lo}from"./part-a0e23cfadd.js";import{ft}from"./part-6423f60f52.js";function Kt({look:o,size:t}){return e("span",{class:"look-picture",style:{width:`${t}px`,height:`${t}px`},children:e(ft,{name:`${o.id} ${o.updatedAt}`,style:o.style,sample:lo(),ready:!0,size:t})})}
export{Kt};
