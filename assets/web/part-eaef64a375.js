import{d,P,Ee,te}from"./part-d41ea8d03b.js";function Xe(n,t){let e=d({errors:n,body:t});if(e.current.errors!==n)e.current={errors:n,body:t};let r=e.current.body;return P(()=>n.filter(({pointer:o})=>te(i(r,o),i(t,o))),[n,r,JSON.stringify(t)])}function i(n,t){let e=n;for(let r of t.split("/").slice(1))if(Array.isArray(e))e=e[Number(r)];else e=Ee(e)?e[r]:void 0;return e}
export{Xe};
