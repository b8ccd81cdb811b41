import{t,e}from"./part-cba4176097.js";import{ke}from"./part-d5bcd3bf06.js";import{M}from"./part-e667251dd1.js";function Ge(l){let{looks:a,value:r,onChange:s}=l,d=t(ke),i=a.map(({id:o,name:n,isDefault:u})=>({value:o,label:u?d.nameOfDefault(n):n}));return e(M,{label:l.label,value:r??"",options:[{value:"",label:l.none},...i],onChange:(o)=>s(o===""?null:o)})}
export{Ge};
