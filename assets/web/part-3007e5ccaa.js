import{lo,e,z,A,V}from"./part-ebb31de74c.js";import{k}from"./part-cbce998645.js";function We(i){let o,c=async()=>(o??=await i().catch((n)=>{throw new z("The script did not come",{cause:n})}),o);return(n)=>{let{value:m,error:t,reload:d}=k(c,[]),r=m??o;if(r)return lo(r,n);return t?e(V,{error:t,retry:d}):e(A,{})}}
export{We};
