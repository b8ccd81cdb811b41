import{e}from"./part-34a8109802.js";import{vt}from"./part-923fb3498b.js";import{dn}from"./part-4a991f9712.js";function gt({look:o,size:t}){return e("span",{class:"look-picture",style:{width:`${t}px`,height:`${t}px`},children:e(vt,{name:`${o.id} ${o.updatedAt}`,style:o.style,sample:dn(),ready:!0,size:t})})}
export{gt};
