import{e}from"./part-dbe7b6b14e.js";import{$t}from"./part-95c574ac33.js";import{On}from"./part-f17d0ae0f1.js";function It({look:o,size:t}){return e("span",{class:"look-picture",style:{width:`${t}px`,height:`${t}px`},children:e($t,{name:`${o.id} ${o.updatedAt}`,style:o.style,sample:On(),ready:!0,size:t})})}
export{It};
