import{t,e}from"./part-0bac7a2502.js";import{ke}from"./part-1fda3023e0.js";import{M}from"./part-da51df43eb.js";function Ge(l){let{looks:a,value:r,onChange:s}=l,d=t(ke),i=a.map(({id:o,name:n,isDefault:u})=>({value:o,label:u?d.nameOfDefault(n):n}));return e(M,{label:l.label,value:r??"",options:[{value:"",label:l.none},...i],onChange:(o)=>s(o===""?null:o)})}
export{Ge};
