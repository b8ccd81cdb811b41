import{r}from"./part-10a315d7ae.js";var V=(e)=>`${r(e)} ${e===1?"code":"codes"}`,K=(e)=>`${r(e)} ${e===1?"Code":"Codes"}`;
export{V,K};
