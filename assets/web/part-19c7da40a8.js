import{e}from"./part-13387d1f32.js";import{lo}from"./part-20ed2bde76.js";import{ft}from"./part-94926e1864.js";function Kt({look:o,size:t}){return e("span",{class:"look-picture",style:{width:`${t}px`,height:`${t}px`},children:e(ft,{name:`${o.id} ${o.updatedAt}`,style:o.style,sample:lo(),ready:!0,size:t})})}
export{Kt};
