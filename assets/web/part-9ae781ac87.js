import{lo,e,z,A,V}from"./part-9b59e9196c.js";import{k}from"./part-27669f3b37.js";function We(i){let o,c=async()=>(o??=await i().catch((n)=>{throw new z("The script did not come",{cause:n})}),o);return(n)=>{let{value:m,error:t,reload:d}=k(c,[]),r=m??o;if(r)return lo(r,n);return t?e(V,{error:t,retry:d}):e(A,{})}}
export{We};
