/** Marks what of a form has pictures on their way, which are no value of it yet. */
const MARK = 'data-sending'

/** For the element of a field that sends pictures. */
export const sendingMark = (isSending: boolean) => ({ [MARK]: isSending || undefined })

/** Whether a field of a form has pictures on their way: a save would go without them. */
export const isAnySending = () => document.querySelector(`form [${MARK}]`) !== null
