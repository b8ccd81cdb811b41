function Q(r){return r.replace(/^https?:\/\//i,"")}function ar(r){let t=URL.parse(r);if(!t)return r;let e=t.pathname==="/"?"":t.pathname;return`${t.host}${e}`}function Ot(r){let t=URL.parse(r);return t&&(t.protocol==="http:"||t.protocol==="https:")?t.href:null}function Rt({target:r,shortId:t,landing:e}){return e!==null&&URL.parse(r)?.pathname.endsWith(`/p/${t}`)===!0}
export{Q,ar,Ot,Rt};
