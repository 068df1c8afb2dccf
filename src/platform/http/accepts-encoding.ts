/** Whether a request's Accept-Encoding names an encoding, and not with the weight 0, which forbids it (RFC 9110, 12.5.3). */
const accepts = (name: string) => {
  const pattern = new RegExp(`(?:^|,)\\s*${name}\\s*(?:$|,|;(?!\\s*q=0(?:\\.0*)?\\s*(?:$|,)))`, 'i')
  return (request: Headers): boolean => pattern.test(request.get('accept-encoding') ?? '')
}

export const acceptsBrotli = accepts('br')
export const acceptsGzip = accepts('gzip')
