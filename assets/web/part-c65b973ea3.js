import{r}from"./part-e3b4aa0fe7.js";var K=(e)=>`${r(e)} ${e===1?"code":"codes"}`,U=(e)=>`${r(e)} ${e===1?"Code":"Codes"}`;
export{K,U};
