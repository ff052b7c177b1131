/**
 * The only inline script of the site. It must run before the first paint, so it is written out by hand in the syntax that
 * Internet Explorer still parses: it sets the stored text size, keeps room for the banner of the museum that the visitor has
 * checked in at, and tells that browser's users in words (specification §2).
 */
import { STORAGE_LIFE_DAYS } from '@varde/domain/constants';

const DAY_MS = 86_400_000;

export function firstPaintScript(browserTooOld: string): string {
  const message = JSON.stringify(browserTooOld).replace(/</g, '\\u003c');
  return `(function(d){
if(d.documentMode){document.onreadystatechange=function(){d.body.innerText=${message}};return}
d.documentElement.setAttribute('data-script','on');
function g(k){var s=localStorage,t=+s.getItem(k+':written');
return!t||Date.now()-t<${STORAGE_LIFE_DAYS * DAY_MS}?s.getItem(k):null}
try{var v=g('fontsize');
if(v&&+v===+v&&+v!==1)d.documentElement.setAttribute('data-font-size','large');
if(g('checkedin'))d.documentElement.setAttribute('data-checked-in','')}catch(e){}
})(document)`;
}
