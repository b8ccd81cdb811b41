import{t,e}from"./part-e3b4aa0fe7.js";import{ke}from"./part-8b5a4d3d79.js";import{M}from"./part-e8649346ae.js";function Ge(l){let{looks:a,value:r,onChange:s}=l,d=t(ke),i=a.map(({id:o,name:n,isDefault:u})=>({value:o,label:u?d.nameOfDefault(n):n}));return e(M,{label:l.label,value:r??"",options:[{value:"",label:l.none},...i],onChange:(o)=>s(o===""?null:o)})}
export{Ge};
