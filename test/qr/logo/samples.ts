/** Small drawings written the way real programs and icon sets export logos. */
export const SAMPLES: Readonly<Record<string, string>> = {
  "an icon set's single path": `<svg role="img" viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg"><title>Icon</title>
    <path d="M12 0a12 12 0 100 24 12 12 0 000-24zm0 3.6l2.4 6h6l-4.8 3.9 1.8 6.3L12 16.2l-5.4 3.6 1.8-6.3L3.6 9.6h6z"/></svg>`,
  "an icon sized in em": `<svg fill="currentColor" fill-rule="evenodd" height="1em" style="flex:none;line-height:1" viewBox="0 0 24 24"
    width="1em" xmlns="http://www.w3.org/2000/svg"><title>Icon</title><path d="M2 2h20v20H2V2zm4 4v12h12V6H6z"></path></svg>`,
  "Illustrator with classes in CDATA": `<?xml version="1.0" encoding="utf-8"?>
    <!-- Generator: Adobe Illustrator 26.0.1, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
    <svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px"
      viewBox="0 0 100 60" style="enable-background:new 0 0 100 60;" xml:space="preserve">
    <style type="text/css"><![CDATA[.st0{fill:#E30613;}.st1{fill-rule:evenodd;clip-rule:evenodd;fill:#FFFFFF;}]]></style>
    <g><rect class="st0" width="100" height="60"/><path class="st1" d="M10,10h40v40H10V10z M20,20v20h20V20H20z"/>
    <polygon class="st1" points="60,10 90,10 90,50 60,30 "/></g></svg>`,
  "Illustrator with shared classes": `<svg id="Ebene_1" data-name="Ebene 1" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
    <defs><style>.cls-1,.cls-2{fill:#0b5;}.cls-2{fill:#fc0;opacity:1}.cls-3{fill:none;stroke:#036;stroke-width:4px;stroke-linecap:round}</style></defs>
    <circle class="cls-1" cx="32" cy="32" r="30"/><ellipse class="cls-2" cx="32" cy="26" rx="12" ry="7"/><line class="cls-3" x1="14" y1="46" x2="50" y2="46"/></svg>`,
  "Inkscape with its namespaces": `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
    <svg xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:cc="http://creativecommons.org/ns#" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
      xmlns:svg="http://www.w3.org/2000/svg" xmlns="http://www.w3.org/2000/svg" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
      xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="210mm" height="140mm" viewBox="0 0 210 140" id="svg8" inkscape:version="0.92.3">
    <defs id="defs2"/><sodipodi:namedview id="base" pagecolor="#ffffff" inkscape:zoom="0.7"/>
    <metadata id="metadata5"><rdf:RDF><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format></cc:Work></rdf:RDF></metadata>
    <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1" transform="translate(0,-157)">
    <path style="opacity:1;fill:#aa4400;fill-opacity:1;fill-rule:nonzero;stroke:#000000;stroke-width:6.5;stroke-linecap:butt;stroke-linejoin:round;stroke-miterlimit:4;stroke-dasharray:none;stroke-opacity:1;-inkscape-font-specification:'Sans, Normal'"
      d="m 30,180 c 40,-30 80,60 150,0 v 90 h -150 z" id="path10" inkscape:connector-curvature="0" sodipodi:nodetypes="cccc"/></g></svg>`,
  "Figma with a clip of the whole view": `<svg width="48" height="48" viewBox="0 0 48 48" fill="none" xmlns="http://www.w3.org/2000/svg">
    <g clip-path="url(#clip0_1_2)"><path d="M24 48C37.2548 48 48 37.2548 48 24C48 10.7452 37.2548 0 24 0C10.7452 0 0 10.7452 0 24C0 37.2548 10.7452 48 24 48Z" fill="#5865F2"/>
    <path fill-rule="evenodd" clip-rule="evenodd" d="M14 14H34V34H14V14ZM18 18V30H30V18H18Z" fill="white"/></g>
    <defs><clipPath id="clip0_1_2"><rect width="48" height="48" fill="white"/></clipPath></defs></svg>`,
  "Sketch with use of definitions": `<svg width="120px" height="80px" viewBox="0 0 120 80" version="1.1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
    <title>logo</title><desc>Created with Sketch.</desc><defs><polygon id="path-1" points="10 70 60 10 110 70"/><circle id="dot" r="8"/></defs>
    <g id="Page-1" stroke="none" stroke-width="1" fill="none" fill-rule="evenodd"><mask id="mask-2" fill="white"><use xlink:href="#path-1"/></mask>
    <use id="Mask" fill="#1B75BB" xlink:href="#path-1"/><rect fill="#F7941D" mask="url(#mask-2)" x="0" y="45" width="120" height="12"/>
    <use fill="#fff" xlink:href="#dot" x="60" y="35"/><use fill="#fff" xlink:href="#dot" transform="translate(40 60) scale(.5)"/></g></svg>`,
  "Affinity with a matrix and clip rules": `<svg width="100%" height="100%" viewBox="0 0 200 200" version="1.1" xmlns="http://www.w3.org/2000/svg" xml:space="preserve" xmlns:serif="http://www.serif.com/"
    style="fill-rule:evenodd;clip-rule:evenodd;stroke-linejoin:round;stroke-miterlimit:2;"><g transform="matrix(0.5,0,0,0.5,10,10)"><g id="Layer1" serif:id="Layer 1">
    <path d="M20,20L340,20L340,340L20,340L20,20ZM80,80L80,280L280,280L280,80L80,80Z" style="fill:rgb(220,30,60);"/></g></g></svg>`,
  "gradients that build on each other": `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 100"><defs>
    <linearGradient id="base"><stop offset="0" style="stop-color:#ff0066;stop-opacity:1"/><stop offset="50%" stop-color="gold"/><stop offset="1" stop-color="#06c" stop-opacity=".6"/></linearGradient>
    <linearGradient xlink:href="#base" id="a" x1="10" y1="10" x2="90" y2="90" gradientUnits="userSpaceOnUse"/>
    <radialGradient xlink:href="#base" id="b" cx="50" cy="50" r="40" fx="35" fy="40" gradientUnits="userSpaceOnUse" gradientTransform="translate(50 50) rotate(30) scale(1 .5) translate(-50 -50)"/></defs>
    <rect width="100" height="100" rx="20" fill="url(#a)"/><circle cx="50" cy="50" r="40" fill="url(#b)"/></svg>`,
  "gradients in percent": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40"><defs><linearGradient id="x" x1="0%" y1="100%" x2="100%" y2="0%"><stop offset="0%" stop-color="rgb(20%,40%,80%)"/><stop offset="100%" stop-color="hsl(40,90%,60%)"/></linearGradient>
    <linearGradient id="y" gradientUnits="userSpaceOnUse" x1="50%" x2="100%" spreadMethod="reflect"><stop stop-color="#000"/><stop offset=".25" stop-color="#fff"/></linearGradient></defs>
    <rect width="50%" height="100%" fill="url(#x)"/><rect x="50%" width="50%" height="100%" fill="url(#y)"/></svg>`,
  "a radial gradient of the bounding box": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><radialGradient id="r" cx=".3" cy=".3" r=".8"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#c00"/></radialGradient>
    <ellipse cx="30" cy="30" rx="28" ry="16" transform="rotate(-20 30 30)" fill="url(#r)"/></svg>`,
  "a gradient in the current colour": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 30"><g color="#c06"><linearGradient id="g"><stop stop-color="currentColor"/><stop offset="1" color="#06c" stop-color="currentColor"/></linearGradient></g>
    <rect width="60" height="30" fill="url(#g)"/></svg>`,
  "a mask and a clip that inherit even-odd rules": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40"><g fill-rule="evenodd" clip-rule="evenodd"><mask id="m"><path fill="#fff" d="M0 0h40v40H0zM10 10h20v20H10z"/></mask>
    <clipPath id="c"><path d="M40 0h40v40H40zM50 10h20v20H50z"/></clipPath></g><rect width="40" height="40" fill="#a40" mask="url(#m)"/><rect x="40" width="40" height="40" fill="#04a" clip-path="url(#c)"/></svg>`,
  "an inner view without a view box": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><svg x="10" y="10" width="40" height="30"><rect width="50%" height="100%" fill="#963"/><circle cx="75%" cy="50%" r="8" fill="#369"/></svg></svg>`,
  "a clip path of shapes by use": `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 90 90"><defs><path id="s" d="M45 5L85 85H5z"/></defs>
    <clipPath id="c"><use xlink:href="#s" overflow="visible"/></clipPath><g clip-path="url(#c)"><rect width="45" height="90" fill="#093"/><rect x="45" width="45" height="90" fill="#c03"/></g></svg>`,
  "a clip with even-odd holes and a transform": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><clipPath id="k" transform="translate(4 4) scale(.875)"><path clip-rule="evenodd" d="M0 0h64v64H0zM16 16h32v32H16z"/></clipPath>
    <circle cx="32" cy="32" r="32" fill="teal" clip-path="url(#k)"/></svg>`,
  "a clip that goes back to the nonzero rule": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><g clip-rule="evenodd"><clipPath id="k"><path clip-rule="nonzero" d="M0 0h40v40H0zM10 10h20v20H10z"/></clipPath></g>
    <circle cx="20" cy="20" r="20" fill="#508" clip-path="url(#k)"/></svg>`,
  "a clip of the bounding box": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><clipPath id="k" clipPathUnits="objectBoundingBox"><circle cx=".5" cy=".5" r=".5"/></clipPath>
    <rect x="8" y="16" width="48" height="32" fill="#804" clip-path="url(#k)"/></svg>`,
  "a luminance mask with a gradient": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><linearGradient id="g"><stop stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient>
    <mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="64" height="64"><rect width="64" height="64" fill="url(#g)"/></mask><g mask="url(#m)"><path fill="#00f" d="M0 0h64v64H0z"/></g></svg>`,
  "a mask of the bounding box": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><mask id="m" maskContentUnits="objectBoundingBox"><path fill="#fff" d="M0 0h1L0 1z"/></mask><rect x="10" y="10" width="44" height="30" fill="#f60" mask="url(#m)"/></svg>`,
  "a flag under a round mask": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><mask id="a"><circle cx="256" cy="256" r="256" fill="#fff"/></mask><g mask="url(#a)"><path fill="#eee" d="M0 0h512v167l-23 91 23 87v167H0V345l25-91L0 167z"/><path fill="#d80027" d="M0 167h512v178H0z"/></g></svg>`,
  "a symbol with its own view": `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 50"><symbol id="s" viewBox="0 0 10 10"><path d="M0 0h10v10H0z" fill="#369"/><circle cx="5" cy="5" r="7" fill="#fc3"/></symbol>
    <use xlink:href="#s" x="5" y="5" width="40" height="40"/><use href="#s" x="55" y="15" width="40" height="20"/></svg>`,
  "an inner view": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><rect width="100" height="50" fill="#eef"/><svg x="10" y="10" width="30" height="30" viewBox="0 0 3 3"><rect width="100%" height="50%" fill="#123"/><circle cx="1.5" cy="1.5" r="2" fill="#e44"/></svg>
    <svg x="50" y="10" width="40" height="30" viewBox="0 0 10 10" preserveAspectRatio="xMaxYMin slice"><path d="M0 0l10 10H0z" fill="#282"/></svg></svg>`,
  "every path command": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 120"><path fill="#246" d="M10 60C10 10 60 10 60 60S110 110 110 60 160 10 190 60v20h-20V100H10z"/><path fill="#e90" d="m20 20q10-20 20 0t20 0 20 0 20 0v10H20zM150 90a20 12 30 1 1-18-8.5z"/></svg>`,
  "arcs of every kind": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -20 120 170"><path d="M60 10a25 25 0 0150 0 25 25 0 11-50 0z" fill="#a3c"/><path d="M10 80A30 15-20 0 1 60 70 5 5 0 0 1 100 100 30 20 45 1 0 60 110z" fill="#3ca"/></svg>`,
  "arcs with compact flags": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M6.742 22.786a11.93 11.93 0 01-5.232-4.963 11.98 11.98 0 01-1.463-6.886.975.975 0 011.943.173c-.178 2.005.246 4 1.226 5.769a9.968 9.968 0 003.526 3.685l4.586-9.405h5z"/></svg>`,
  "transforms of every kind": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-20 -20 140 130"><g transform="translate(50,50) rotate(30)"><rect x="-20" y="-5" width="40" height="10" fill="#05a"/><g transform="skewX(25) scale(1.2 .8)"><rect y="10" width="20" height="20" fill="#a50"/></g></g>
    <rect width="20" height="20" transform="rotate(45 20 20) skewY(-10)" fill="#5a0"/><path transform="matrix(-1 0 0 1 100 0) translate(5)" d="M0 70h20l-5 20z"/></svg>`,
  "strokes of every kind": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" fill="none" stroke="#222" stroke-width="6"><polyline points="10,30 30,10 50,30" stroke-linejoin="miter"/><polyline points="60,30 75,10 90,30" stroke-linejoin="bevel" stroke-linecap="square"/>
    <path d="M10 55h80" stroke-dasharray="12 4 2 4" stroke-dashoffset="3"/><path d="M15 75c20-15 50 15 70 0" stroke-linecap="round" stroke="crimson" stroke-opacity=".5"/><path d="M20 95l10-12 4 12" stroke-miterlimit="1.5" transform="scale(1 .95)"/></svg>`,
  "a rounded rectangle with one radius": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 50"><rect x="5" y="5" width="70" height="40" rx="12" fill="#456"/><rect x="15" y="15" width="20" height="20" ry="40" fill="#fe8"/><rect x="45" y="15" width="20" height="20" rx="2" ry="8" fill="#8ef"/></svg>`,
  "groups that are translucent": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><g opacity=".5"><circle cx="22" cy="30" r="20" fill="red"/><circle cx="38" cy="30" r="20" fill="blue"/></g><path fill="rgba(0,0,0,.4)" d="M0 26h60v8H0z"/><path fill="#0f08" d="M26 0h8v60h-8z"/></svg>`,
  "alpha inherited apart from opacity": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><g fill="#000" fill-opacity=".5"><rect width="30" height="60"/><rect x="30" width="30" height="30" fill="#f00"/><rect x="30" y="30" width="30" height="30" fill-opacity="1"/></g></svg>`,
  "hidden and undisplayed parts": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><g visibility="hidden"><rect width="60" height="60"/><circle cx="30" cy="30" r="10" visibility="visible" fill="#077"/></g><g display="none"><rect width="60" height="60"/></g><rect style="display:none" width="60" height="60"/></svg>`,
  "styles that outweigh each other": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 20"><style>rect{fill:#111}.a{fill:#c00}rect.a.b{fill:#0a0}#d{fill:#00c} .e{fill:#f0f}/* path{} */</style>
    <rect width="18" height="20" fill="#999"/><rect class="a" x="20" width="18" height="20"/><rect class="b a" x="40" width="18" height="20"/><rect id="d" class="a b e" style="fill:#ff0" x="60" width="18" height="20"/></svg>`,
  "colours by name and by currentColor": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"><g style="color:indigo"><rect width="20" height="20" fill="currentColor"/></g><g color="#0c9"><rect x="20" width="20" height="20" fill="currentColor"/></g><rect x="40" width="20" height="20" fill="PaleVioletRed"/></svg>`,
  "a view that starts elsewhere": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -25 100 50"><circle r="24" fill="#f80"/><path d="M-50-25h20v50h-20z"/></svg>`,
  "a size in millimetres and no view": `<svg xmlns="http://www.w3.org/2000/svg" width="20mm" height="10mm"><rect width="10mm" height="1cm" fill="#936"/><circle cx="15mm" cy="5mm" r="0.15in" fill="#639"/></svg>`,
  "art that reaches out of its view": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="40" cy="40" r="30" fill="#2a6"/><path d="M-20 10h30v10h-30z" fill="#62a"/></svg>`,
  "coordinates far off, brought back by a transform": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><g transform="translate(-1234.5,7654.25) scale(1 -1)"><path fill="#18c" d="M1235.5 7653.25h8v-8h-8zm2-2h4v-4h-4z"/></g></svg>`,
  "paint order and crisp edges": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path paint-order="stroke" stroke="#fb0" stroke-width="8" fill="#024" d="M10 10h20v20H10z"/><path shape-rendering="crispEdges" d="M1 33l30 5-30 1z"/></svg>`,
};
