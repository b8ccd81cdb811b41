import{r}from"./part-a8ce43cb23.js";var K=(e)=>`${r(e)} ${e===1?"code":"codes"}`,U=(e)=>`${r(e)} ${e===1?"Code":"Codes"}`;
export{K,U};
