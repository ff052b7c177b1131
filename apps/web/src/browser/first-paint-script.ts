/**
 * The inline script of every page. It must run before the first paint, so it is hand-written in
 * the syntax that Internet Explorer still parses. It sets the stored text size, reserves room for
 * the banner of the museum that the visitor has checked in at, shows Internet Explorer's users a
 * message (specification §5.5), marks images that fail to load (nothing else handles that before
 * the site's script has loaded), records a button that was clicked before hydration and clicks it
 * again when the full page is hydrated, holds back images outside the screen until the visitor's
 * first interaction (but a touch of a link, whose page they would delay), and starts the site's
 * script at the first interaction, or when the page has loaded and its main image, or a tile of its
 * map, is painted (finish-page.ts).
 */
import { STORAGE_LIFE_DAYS } from '@varde/domain/constants';

const DAY_MS = 86_400_000;
/** An image that never loads must not block the script. */
const START_AT_LATEST_MS = 5_000;
/**
 * After the load event, if the browser does not report what it has painted, or the main image is
 * not the largest.
 */
const PAINTED_AT_LATEST_MS = 1_000;
const INTERACTIONS = ['pointerdown', 'keydown', 'touchstart'];
/** Images within this margin around the screen load before the first interaction. */
const NEAR = '50%';
/** Buttons that need script; others have worked already. React marks hydrated elements. */
const BUTTONS = 'button[type=button]:not([popovertarget],[commandfor])';

/**
 * The same for every page and language, so that it is built once: its texts are in an attribute of
 * the root. A function, so that the browser's build leaves it out.
 */
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
if(window.IntersectionObserver){var root=d.documentElement,
near=new IntersectionObserver(function(l){l.forEach(function(e){if(e.isIntersecting){e.target.setAttribute('data-near','');near.unobserve(e.target)}})},{rootMargin:'${NEAR}'}),
added=new MutationObserver(function(){d.querySelectorAll(':not([data-near])>img[loading=lazy]').forEach(function(i){near.observe(i.parentNode)})});
root.setAttribute('data-untouched','');added.observe(d,{childList:true,subtree:true});
var types=${JSON.stringify([...INTERACTIONS, 'scroll'])},touch=function(e){if(!e.isTrusted||/^[pt]/.test(e.type)&&e.target.closest('a'))return;
root.removeAttribute('data-untouched');added.disconnect();near.disconnect();
types.forEach(function(t){d.removeEventListener(t,touch,true)})};
types.forEach(function(t){d.addEventListener(t,touch,{capture:true,passive:true})})}
var started,start=function(){var e=d.querySelector('script[data-src]');if(started||!e)return;started=1;
(e.getAttribute('data-modules')||'').split(' ').filter(Boolean).forEach(function(m){var l=d.createElement('link');l.rel='modulepreload';l.href=m;d.head.appendChild(l)});
var s=d.createElement('script');s.type='module';s.src=e.getAttribute('data-src');d.head.appendChild(s)};
var loaded=function(){var p=d.querySelectorAll('img[fetchpriority=high]');if(!window.LargestContentfulPaint)return start();
new PerformanceObserver(function(l,o){if(!p.length||l.getEntries().some(function(e){return[].indexOf.call(p,e.element)>=0})){o.disconnect();start()}})
.observe({type:'largest-contentful-paint',buffered:true});setTimeout(start,${PAINTED_AT_LATEST_MS})};
addEventListener('load',loaded);d.addEventListener('DOMContentLoaded',function(){setTimeout(start,${START_AT_LATEST_MS})});
var clicked;addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('${BUTTONS}');
if(b&&!Object.keys(b).some(function(k){return/^__react/.test(k)}))clicked=b});
if(window.MutationObserver)new MutationObserver(function(){if(clicked&&clicked.isConnected)clicked.click();clicked=0})
.observe(d.documentElement,{attributeFilter:['data-hydrated']});
${JSON.stringify(INTERACTIONS)}.forEach(function(t){d.addEventListener(t,start,{passive:true,once:true})})
})(document)`;
