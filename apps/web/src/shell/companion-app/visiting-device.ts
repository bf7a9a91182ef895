interface Device {
  userAgent: string;
  maxTouchPoints: number;
}

const IOS = /iPad|iPhone|iPod/;

/** Whether a device runs the app for iOS. An iPad says that it is a Macintosh, which has no touch screen. */
export const isIosDevice = ({ userAgent, maxTouchPoints }: Device): boolean =>
  IOS.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);

const CRAWLER =
  /(?<!cu)bot\b|crawl|spider|slurp|facebookexternalhit|facebookcatalog|meta-externalagent|embedly|vkshare|skypeuripreview|w3c_validator|^whatsapp\//i;

/** Whether a user agent belongs to a program that reads pages. In doubt, it is a person. */
export const isCrawler = ({ userAgent }: Pick<Device, 'userAgent'>): boolean => CRAWLER.test(userAgent);
