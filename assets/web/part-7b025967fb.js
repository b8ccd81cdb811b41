import{e}from"./part-2eb7789cbc.js";import{nt}from"./part-6d07b79b3f.js";import{lo}from"./part-5d00d950e2.js";function It({look:o,size:t}){return e("span",{class:"look-picture",style:{width:`${t}px`,height:`${t}px`},children:e(nt,{name:`${o.id} ${o.updatedAt}`,style:o.style,sample:lo(),ready:!0,size:t})})}
export{It};
