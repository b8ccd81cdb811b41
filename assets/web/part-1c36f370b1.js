import{d,M,Le,ne}from"./part-13387d1f32.js";function tt(n,t){let e=d({errors:n,body:t});if(e.current.errors!==n)e.current={errors:n,body:t};let r=e.current.body;return M(()=>n.filter(({pointer:o})=>ne(i(r,o),i(t,o))),[n,r,JSON.stringify(t)])}function i(n,t){let e=n;for(let r of t.split("/").slice(1))if(Array.isArray(e))e=e[Number(r)];else e=Le(e)?e[r]:void 0;return e}
export{tt};
