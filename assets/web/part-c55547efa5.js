import{e}from"./part-aa8b4ba8b2.js";import{rt}from"./part-46b845fcb1.js";import{go}from"./part-cef68519f0.js";function zt({look:o,size:t}){return e("span",{class:"look-picture",style:{width:`${t}px`,height:`${t}px`},children:e(rt,{name:`${o.id} ${o.updatedAt}`,style:o.style,sample:go(),ready:!0,size:t})})}
export{zt};
