import{e}from"./part-a44864eaed.js";import{$t}from"./part-9311cafb98.js";import{On}from"./part-a68573ee3c.js";function It({look:o,size:t}){return e("span",{class:"look-picture",style:{width:`${t}px`,height:`${t}px`},children:e($t,{name:`${o.id} ${o.updatedAt}`,style:o.style,sample:On(),ready:!0,size:t})})}
export{It};
