/** `fetch` that says how much of a request has been sent, which browsers report for the older kind of request alone. */

export function progressFetch(report: (share: number) => void, stop: AbortSignal): typeof fetch {
  return (address, init) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const give = () => request.abort();
      request.open(init?.method ?? 'GET', address instanceof Request ? address.url : address);
      for (const [name, value] of new Headers(init?.headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) report(loaded / total);
      };
      request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
      request.onerror = () => reject(new TypeError('the request could not be sent'));
      request.onabort = () => reject(new DOMException('stopped', 'AbortError'));
      stop.addEventListener('abort', give);
      init?.signal?.addEventListener('abort', give);
      if (stop.aborted) give();
      else request.send(typeof init?.body === 'string' ? init.body : null);
    });
}
