/**
 * Threads and most timers of the service do not hold the event loop. Where nothing else does, because a test
 * starts no service, `bun test` turns it without a pause, and takes a whole processor for as long as the test
 * waits.
 */
setInterval(() => {}, 2 ** 30);
