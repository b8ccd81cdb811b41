import{r}from"./part-19d9631f16.js";var K=(e)=>`${r(e)} ${e===1?"code":"codes"}`,U=(e)=>`${r(e)} ${e===1?"Code":"Codes"}`;
export{K,U};
