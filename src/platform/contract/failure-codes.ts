/** The codes of failures that any call may answer, with their HTTP status. A code is stable: clients tell failures apart by it. */
export const COMMON_CODES = {
  malformed: 400,
  /** Nobody is signed in. */
  'signed-out': 403,
  forbidden: 403,
  'second-factor-missing': 403,
  missing: 404,
  'method-not-allowed': 405,
  /** Another person has saved the same fields since the revision that was sent: `conflict` has the stored record. */
  'edited-meanwhile': 409,
  'length-unknown': 411,
  changed: 412,
  'too-large': 413,
  'unsupported-type': 415,
  unsatisfiable: 416,
  invalid: 422,
  /** Something else was made with that `Idempotency-Key`. */
  'key-used': 422,
  'too-many': 429,
  unexpected: 500,
  unavailable: 503,
  'no-room': 507,
} as const

/** The codes of failures that single calls name in their contract (`fails`), with their HTTP status. */
export const CALL_CODES = {
  'access-disabled': 401,
  'code-missing': 401,
  'code-used': 401,
  'code-wrong': 401,
  'password-set-sign-in': 401,
  'token-wrong': 401,
  'wrong-password': 401,

  'bill-not-paid': 409,
  'bill-paid': 409,
  'email-reserved': 409,
  'email-taken': 409,
  'entry-of-payment': 409,
  'event-over': 409,
  'file-sold': 409,
  'import-undone': 409,
  'installment-not-paid': 409,
  'installment-paid': 409,
  'last-admin': 409,
  'line-started': 409,
  'link-used': 409,
  'name-taken': 409,
  'not-on-sale-yet': 409,
  'no-second-step': 409,
  'order-is-demo': 409,
  'order-is-renewal': 409,
  'order-not-awaiting': 409,
  'order-not-paid': 409,
  'order-of-other-project': 409,
  'order-refunded': 409,
  'order-withdrawn': 409,
  'own-access': 409,
  'own-second-factor': 409,
  'payment-begun': 409,
  'payment-not-configured': 409,
  'person-disabled': 409,
  'price-changed': 409,
  'project-sold': 409,
  'quote-accepted': 409,
  'quote-answered': 409,
  'quote-changed': 409,
  'quote-expired': 409,
  'quote-not-accepted': 409,
  'quote-not-expired': 409,
  'quote-pending': 409,
  'quote-unsent': 409,
  'second-factor-off': 409,
  'second-factor-on': 409,
  'second-factor-required': 409,
  'too-many-machines': 409,
  'withdrawal-over': 409,

  'link-closed': 410,
  'link-used-up': 410,
  'purchase-refunded': 410,
} as const

export type CommonCode = keyof typeof COMMON_CODES
export type CallCode = keyof typeof CALL_CODES
/** Why a call was refused, as a word for machines. */
export type FailureCode = CommonCode | CallCode
