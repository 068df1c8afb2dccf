import type { Context } from '#platform/context.ts'

/** Sends the cookies that better-auth has set. */
export function sendCookies({ resHeaders }: Pick<Context, 'resHeaders'>, headers: Headers) {
  for (const cookie of headers.getSetCookie()) resHeaders?.append('set-cookie', cookie)
}
