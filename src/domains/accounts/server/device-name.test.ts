import { expect, test } from 'vitest'
import { nameDevice } from './device-name.ts'

const LIKE_GECKO = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${LIKE_GECKO} Chrome/140.0.0.0 Safari/537.36`, 'Chrome no Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${LIKE_GECKO} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`,
    'Edge no Windows',
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${LIKE_GECKO} HeadlessChrome/140.0.0.0 Safari/537.36`, 'Chrome no Linux'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox no Linux'],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${LIKE_GECKO} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet no Android',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15`,
    'Safari no macOS',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1`,
    'Chrome no iPhone',
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${LIKE_GECKO} Chrome/140.0.0.0 Safari/537.36 OPR/120.0`,
    'Opera no ChromeOS',
  ],
  ['curl/8.5.0', 'Navegador desconhecido'],
  ['algo em Linux', 'Navegador no Linux'],
  ['', 'Navegador desconhecido'],
])('%s', (userAgent, name) => expect(nameDevice(userAgent)).toBe(name))
