/**
 * The only inline script of the site. It must run before the first paint, so it is written out by hand in the syntax that
 * Internet Explorer still parses: it sets the stored text size, and tells that browser's users in words (specification §2).
 */
import { STORAGE_LIFE_DAYS } from '@varde/domain/constants';

const DAY_MS = 86_400_000;

export function firstPaintScript(browserTooOld: string): string {
  const message = JSON.stringify(browserTooOld).replace(/</g, '\\u003c');
  return `(function(d){
if(d.documentMode){document.onreadystatechange=function(){d.body.innerText=${message}};return}
d.documentElement.setAttribute('data-script','on');
try{var s=localStorage,v=s.getItem('fontsize'),t=+s.getItem('fontsize:written');
if(v&&+v===+v&&+v!==1&&(!t||Date.now()-t<${STORAGE_LIFE_DAYS * DAY_MS}))d.documentElement.setAttribute('data-font-size','large')}catch(e){}
})(document)`;
}
