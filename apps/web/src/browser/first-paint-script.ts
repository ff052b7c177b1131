/**
 * The only inline script of the site. It must run before the first paint, so it is hand-written in
 * the syntax that Internet Explorer still parses. It sets the stored text size, reserves room for
 * the banner of the museum that the visitor has checked in at, shows Internet Explorer's users a
 * message (specification §5.5), marks images that fail to load (nothing else handles that before
 * the site's script has loaded), records a button that was clicked before hydration and clicks it
 * again when the full page is hydrated, and starts the site's script when the page has loaded and
 * its main image is painted (defer-scripts.ts), or at the visitor's first interaction.
 */
import { STORAGE_LIFE_DAYS } from '@varde/domain/constants';

const DAY_MS = 86_400_000;
/** A picture that never comes must not keep the script away. */
const START_AT_LATEST_MS = 5_000;
/** After loading, where a browser does not say what it has painted, or the main picture is not the largest. */
const PAINTED_AT_LATEST_MS = 1_000;
const TOUCHES = ['pointerdown', 'keydown', 'touchstart'];
/** Those that do nothing without script: others have done their work already. React leaves marks on what it has taken over. */
const BUTTONS = 'button[type=button]:not([popovertarget],[commandfor])';

/** The same for every page and language, so that it runs once: its words stand in an attribute of the root. A function, so that the browser's build leaves it out. */
export const firstPaintScript = (): string => `(function(d){
if(d.documentMode){document.onreadystatechange=function(){d.body.innerText=d.documentElement.getAttribute('data-too-old')};return}
d.documentElement.setAttribute('data-script','on');
function g(k){var s=localStorage,t=+s.getItem(k+':written');
return!t||Date.now()-t<${STORAGE_LIFE_DAYS * DAY_MS}?s.getItem(k):null}
try{var v=g('fontsize');
if(v&&+v===+v&&+v!==1)d.documentElement.setAttribute('data-font-size','large');
if(g('checkedin'))d.documentElement.setAttribute('data-checked-in','')}catch(e){}
d.addEventListener('error',function(e){var i=e.target;
if(i.srcset)i.parentNode.dataset.failed=i.alt&&d.documentElement.dataset.noPicture+'\\n'+i.alt},true);
var begun,begin=function(){var e=d.querySelector('script[data-src]');if(begun||!e)return;begun=1;
(e.getAttribute('data-modules')||'').split(' ').filter(Boolean).forEach(function(m){var l=d.createElement('link');l.rel='modulepreload';l.href=m;d.head.appendChild(l)});
var s=d.createElement('script');s.type='module';s.src=e.getAttribute('data-src');d.head.appendChild(s)};
var loaded=function(){var p=d.querySelector('img[fetchpriority=high]');if(!window.LargestContentfulPaint)return begin();
new PerformanceObserver(function(l,o){if(!p||l.getEntries().some(function(e){return e.element===p})){o.disconnect();begin()}})
.observe({type:'largest-contentful-paint',buffered:true});setTimeout(begin,${PAINTED_AT_LATEST_MS})};
addEventListener('load',loaded);d.addEventListener('DOMContentLoaded',function(){setTimeout(begin,${START_AT_LATEST_MS})});
var pressed;addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('${BUTTONS}');
if(b&&!Object.keys(b).some(function(k){return/^__react/.test(k)}))pressed=b});
if(window.MutationObserver)new MutationObserver(function(){if(pressed&&pressed.isConnected)pressed.click();pressed=0})
.observe(d.documentElement,{attributeFilter:['data-hydrated']});
${JSON.stringify(TOUCHES)}.forEach(function(t){d.addEventListener(t,begin,{passive:true,once:true})})
})(document)`;
