/** '47 %' of hundredths of a percent; '–' where there is nothing of which it would be a part. */
export const percent = (rate: number | null) => (rate === null ? '–' : `${Math.round(rate / 100)} %`)
