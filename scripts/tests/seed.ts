// Property tests draw the same cases in every run; FAST_CHECK_SEED looks at others
import fc from "fast-check"

fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 20_261_115) })
