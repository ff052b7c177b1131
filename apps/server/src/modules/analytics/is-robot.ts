/** Programs that say what they are, and readers without a screen: nobody sees the page. */
const ROBOT =
  /bot\b|bot[/_-]|crawl|spider|slurp|headless|lighthouse|preview|monitor|fetch|scrap|archiv|python|curl|wget|java\/|go-http|node|axios|okhttp|phantom|facebookexternalhit|whatsapp|feed/i;

/** Whether a request comes from no person, by the name that it gives itself. A nameless one is none either. */
export function isRobot(userAgent: string | undefined): boolean {
  return userAgent === undefined || userAgent.length < 20 || ROBOT.test(userAgent);
}
