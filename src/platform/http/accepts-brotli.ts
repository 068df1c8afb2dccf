/** Whether a request's Accept-Encoding names Brotli, and not with the weight 0, which forbids it (RFC 9110, 12.5.3). */
export const acceptsBrotli = (request: Headers): boolean =>
  /(?:^|,)\s*br\s*(?:$|,|;(?!\s*q=0(?:\.0*)?\s*(?:$|,)))/i.test(request.get('accept-encoding') ?? '')
