import{e}from"./part-319df13527.js";import{rt}from"./part-87cef04bdb.js";import{go}from"./part-cacf63d712.js";function zt({look:o,size:t}){return e("span",{class:"look-picture",style:{width:`${t}px`,height:`${t}px`},children:e(rt,{name:`${o.id} ${o.updatedAt}`,style:o.style,sample:go(),ready:!0,size:t})})}
export{zt};
