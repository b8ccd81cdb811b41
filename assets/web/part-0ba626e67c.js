import{r}from"./part-f13471520a.js";var K=(e)=>`${r(e)} ${e===1?"code":"codes"}`,U=(e)=>`${r(e)} ${e===1?"Code":"Codes"}`;
export{K,U};
