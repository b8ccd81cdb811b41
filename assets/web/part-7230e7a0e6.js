import{t,e}from"./part-f13471520a.js";import{ke}from"./part-6b48441575.js";import{M}from"./part-ac012cd2ec.js";function Ze(l){let{looks:a,value:r,onChange:s}=l,d=t(ke),i=a.map(({id:o,name:n,isDefault:u})=>({value:o,label:u?d.nameOfDefault(n):n}));return e(M,{label:l.label,value:r??"",options:[{value:"",label:l.none},...i],onChange:(o)=>s(o===""?null:o)})}
export{Ze};
