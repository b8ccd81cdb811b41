import{e}from"./part-b146788b9d.js";import{Ot}from"./part-b4595a2ca6.js";import{Cn}from"./part-435b4b1b2f.js";function At({look:o,size:t}){return e("span",{class:"look-picture",style:{width:`${t}px`,height:`${t}px`},children:e(Ot,{name:`${o.id} ${o.updatedAt}`,style:o.style,sample:Cn(),ready:!0,size:t})})}
export{At};
