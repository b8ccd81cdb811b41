function Z(r){return r.replace(/^https?:\/\//i,"")}function ao(r){let t=URL.parse(r);if(!t)return r;let n=t.pathname==="/"?"":t.pathname;return`${t.host}${n}`}function bt(r){let t=URL.parse(r);return t&&(t.protocol==="http:"||t.protocol==="https:")?t.href:null}
export{Z,ao,bt};
