/**
 * What the built site uses although a supported browser lacks it, by MDN's keys, and why it works
 * without. Everything else fails the check, and so does an entry that is no longer needed.
 */
import type { Exceptions } from './browser-issues.ts';

const TYPEOF = 'used after `typeof` has found it';
const IN_XR = 'model-viewer uses it in an XR session, which `navigator.xr` must have granted';
const HINT = 'a hint, ignored where it is unknown';
const LOOK = 'decoration, ignored where it is unknown';
const NO_MOUSE = 'without a pointer there is no cursor';

export const EXCEPTIONS: Exceptions = {
  // Our own scripts.
  'api.Window.requestIdleCallback': 'page-lifecycle.ts waits with a timer without it',
  'api.Window.cancelIdleCallback': 'called only where requestIdleCallback was',
  'api.HTMLVideoElement.requestVideoFrameCallback':
    'use-camera.ts and three.js read frames without it',
  'api.HTMLVideoElement.cancelVideoFrameCallback': 'called only where the request was',
  'api.Navigator.vibrate': 'device.ts calls it by `?.`',
  'api.XRSystem.isSessionSupported': 'ar-support.ts asks `navigator.xr` by `?.`',
  // React, the hashes of signing in, the scanner, the map.
  'api.Window.setImmediate': TYPEOF,
  'api.Window.navigation': TYPEOF,
  'api.ViewTransition.skipTransition': 'React calls it on a transition that the browser started',
  'javascript.builtins.Uint8Array.*': TYPEOF,
  'javascript.builtins.Error.captureStackTrace': 'called where it exists',
  'javascript.builtins.Symbol.dispose': 'the scanner’s runtime uses it where it exists',
  'api.VideoFrame': TYPEOF,
  'api.VideoFrame.copyTo': 'called on a VideoFrame, which exists there',
  'api.NavigatorLogin.setStatus': 'an object of the decoders’ runtime has a method of this name',
  // 3D models.
  'api.AbortSignal.any_static': TYPEOF,
  'javascript.builtins.Float16Array': TYPEOF,
  'api.XR*': IN_XR,
  'api.WebGL2RenderingContext.makeXRCompatible': IN_XR,
  'api.WEBGL_multi_draw.*': 'three.js calls it on the extension that the browser returned',
  'api.EXT_clip_control.*': 'three.js calls it on the extension that the browser returned',
  'api.TrustedTypePolicyFactory.createPolicy': 'used where `trustedTypes` exists',
  'api.NavigatorUAData.getHighEntropyValues': 'used where `userAgentData` exists',
  'api.VRDisplay.getLayers': 'a texture of three.js has a method of this name',
  'api.GPUQueue.writeTexture': 'a writer of three.js has a method of this name',
  // How fast pages were.
  'api.PerformanceEventTiming': 'web-vitals measures INP where it exists',
  'api.PerformanceSoftNavigation.getLargestInteractionContentfulPaint': 'called by `?.`',
  // Markup.
  'html.elements.search': 'an element without a role, styled as a block; the field has its label',
  'html.global_attributes.popover': 'confetti.tsx: below a dialog instead of above it',
  'api.HTMLElement.showPopover': 'confetti.tsx calls it by `?.`',
  'html.elements.details.name': 'without it, opening one section leaves the others open',
  'html.elements.video.playsinline': 'only phones open a video in full screen without it',
  'html.elements.img.fetchpriority': HINT,
  'html.global_attributes.autocapitalize': HINT,
  // Style.
  'css.properties.cursor.*': NO_MOUSE,
  'css.properties.text-wrap*': LOOK,
  'css.properties.hyphens': 'the build adds -webkit-hyphens',
  'css.properties.scrollbar-gutter*': LOOK,
  'css.properties.scrollbar-width*': 'a scroll bar is visible without it',
  'css.properties.forced-color-adjust*': 'these browsers have no forced colours',
  'css.properties.hyphenate-limit-chars': 'words are hyphenated by the browser’s own limits',
  'css.properties.view-transition-name': 'pages change without a transition',
  'css.selectors.view-transition*': 'pages change without a transition',
  'css.at-rules.starting-style': 'what opens appears without a transition',
  'css.properties.user-select': 'the build adds -webkit-user-select',
  'css.properties.line-clamp': 'the build has -webkit-line-clamp, which all browsers know',
  'css.properties.text-size-adjust': 'the build adds the prefixed ones',
  'css.properties.inline-size.fit-content':
    'Samsung Internet 22 has it, being Chromium 111; the data go by an older one',
  'css.selectors.selection': LOOK,
  'css.at-rules.page': 'paper gets the margins of the printer',
  'css.properties.break-after.avoid': 'paper: a heading may be the last line of a page',
};
